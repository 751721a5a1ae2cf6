/** The language that the page speaks now. What reads it in a template or an effect follows a change. */

let tag = $state.raw('en');

export const language = (): string => tag;

export function speaking(next: string) {
  tag = next;
}

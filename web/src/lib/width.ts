/** The room that a text takes in a drawing, which does not measure it. */

/** Scripts whose characters are as wide as the type is high. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u30ff\uff01-\uff60]/u;
/** How many Latin letters are as wide as one of them. */
const LETTERS = 1.75;

export const isWide = (text: string): boolean => WIDE.test(text);

/** The width of a text, in Latin letters. */
export const lettersIn = (text: string): number =>
  [...text].reduce((sum, character) => sum + (isWide(character) ? LETTERS : 1), 0);

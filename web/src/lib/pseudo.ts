/** `en-XA`, as in `crates/words/src/pseudo.rs`: every letter of a message accented, every vowel twice. */

const LOWER = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑ';
const UPPER = 'ȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';

export function pseudo(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const [table, first] = letter >= 'a' ? [LOWER, 97] : [UPPER, 65];
    const accented = table.charAt(letter.charCodeAt(0) - first);
    return /[aeiou]/i.test(letter) ? accented + accented : accented;
  });
}

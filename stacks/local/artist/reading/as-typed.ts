import { isName } from "./saying.ts";

const accents = /[\u0300-\u036f]/g;

/** Each sign without its accents, and in its place. */
const plain = (text: string) =>
  text.replace(/./gsu, (sign) => {
    const bare = sign.normalize("NFD").replace(accents, "");
    return bare.length === sign.length ? bare : sign;
  });

/** Words that were read, as they stand in the sentence: with their accents, and names with their capital. */
export function asTyped(wish: string, words: string): string {
  const sentence = wish.normalize("NFC");
  const bare = plain(sentence);
  return words.replace(/[a-z]+/g, (word, begin: number) => {
    const at = bare.search(new RegExp(`\\b${word}\\b`, "i"));
    if (at < 0) return word;
    const typed = sentence.slice(at, at + word.length);
    // Every sentence begins with a capital, and only the last word of several is a name, unless all of them are.
    const isLast = at > 0 && begin + word.length === words.length;
    return isLast || (!/^(?:an?|the)$/.test(word) && isName(words)) ? typed : typed.toLowerCase();
  });
}

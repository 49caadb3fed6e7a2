/** Longer than any subject may be; some characters stand for a whole sentence. */
const MOST_CHARACTERS = 600;

/** White on black, or of a flag: 🅝, 🅺, 🇳. */
const boxed = (text: string, boxes: RegExp, first: number) =>
  text.replaceAll(boxes, (box) => String.fromCharCode(0x61 + (box.codePointAt(0) ?? first) - first));

/** Flags as the letters that they are made of: a model is asked for the flag. */
export const unflagged = (text: string) => boxed(text, /[\u{1f1e6}-\u{1f1ff}]/gu, 0x1f1e6);

const unboxed = (text: string) =>
  boxed(boxed(text, /[\u{1f150}-\u{1f169}]/gu, 0x1f150), /[\u{1f170}-\u{1f189}]/gu, 0x1f170);

/** Letters of other alphabets that look like Latin ones, each beside it. */
const pairs =
  "аaвbеeкkмmнhоoрpсcтtуyхxѕsіiјjԁdԛqԝwһhӏlոnռnօoսuհhցgⲛnꮑnαaβbεeηnιiκkνvοoρpτtυuχxωwɑaɡgıiĸkᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz";
const lookAlikes = new Map(pairs.match(/../gu)?.map(([other = "", latin = ""]) => [other, latin]));

export const inLatin = (text: string) =>
  text.replaceAll(/\p{L}/gu, (letter) => lookAlikes.get(letter) ?? letter);

const isLatin = /\p{Script=Latin}/u;
const isOther = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** A word of two alphabets is none: it is read as it looks. */
const unmixed = (text: string) =>
  text.replaceAll(/\p{L}+/gu, (word) =>
    isLatin.test(word) && isOther.test(word) ? inLatin(word.toLowerCase()) : word,
  );

/** "n a k e d" and "n-a-k-e-d" are one word; an article before it is none of its letters. */
const joined = (text: string) =>
  text.replaceAll(
    /(?<![\p{L}\p{N}])(a\s+)?(\p{L}([\s.\-_*·•|/+~]+)\p{L}(?:\3\p{L})+)(?![\p{L}\p{N}])/giu,
    (_, article = "", letters: string) => article + letters.replaceAll(/[^\p{L}]/gu, ""),
  );

/**
 * The subject as judge and model both see it. It is data: it can neither end the sentence it stands in, nor weigh
 * words as some models let it, nor say one thing to a reader and another to a machine.
 */
export const plainSubject = (subject: string): string =>
  joined(
    unmixed(
      unboxed(subject)
        .normalize("NFKC")
        .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
        .replaceAll(/\p{Cf}|\p{Variation_Selector}|\u034f|[\u115f\u1160\u3164]/gu, "")
        // Strokes and dots that make no letter of these alphabets.
        .replaceAll(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mn}*)\p{Mn}/gu, ""),
    )
      .replaceAll(/[()[\]{}<>|\\`]+/g, " ")
      .replaceAll(/::+/g, ":"),
  )
    .replaceAll(/\s+/g, " ")
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .trim()
    .replace(/[\s.,;:!]+$/, "");

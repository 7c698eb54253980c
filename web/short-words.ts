/** Words of one letter that Polish does not leave at the end of a line. */
const short = /(?<![\p{L}\p{N}])([aiouwz]) (?=\S)/giu;

/** A Polish text whose words of one letter stay with the word after them. */
export const bindShortWords = (text: string): string => text.replaceAll(short, '$1\u00A0');

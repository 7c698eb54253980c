// Everything of category Cc but tab and newline, and the characters that reorder text for the eye.
const unwanted = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * A message as it is stored: composed (NFC), line ends unified, without control and bidi-override characters, trimmed.
 * Unlike in `cleanText` its tabs, its spaces at line ends and its empty lines stay as they were typed.
 */
export const cleanMessage = (text: string): string =>
  text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll(unwanted, '').trim();

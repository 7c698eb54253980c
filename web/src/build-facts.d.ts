/** Stands in the name of every file of texts; changes with the texts (see compiled-texts.ts). */
declare const TEXTS_STAMP: string;

export const layers: readonly (readonly string[])[];
export const largeFolders: Readonly<Record<string, string>>;
export const allowed: Readonly<Record<string, string>>;
export const entrances: Readonly<Record<string, string>>;
export const tables: Readonly<Record<string, string>>;
export const longLines: Readonly<Record<string, string>>;

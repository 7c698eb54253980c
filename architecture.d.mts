export const layers: readonly (readonly string[])[];
export const allowed: Readonly<Record<string, string>>;

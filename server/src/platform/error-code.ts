/**
 * Whether an error carries one of these codes of the operating system or of PostgreSQL, such as `ENOENT` or `23505`.
 */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

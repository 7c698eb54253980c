/** Whether this can be the secret of a mailed link: 32 bytes in base64url. Anything else need not be asked about. */
export const isMailedSecret = (token: string | undefined): token is string =>
  token !== undefined && /^[\w-]{43}$/.test(token);

const key = 'push_told';

/** Whether the server was told of this subscription during this visit and by this session. */
export const isTold = (endpoint: string): boolean => sessionStorage.getItem(key) === endpoint;

export const noteTold = (endpoint: string): void => sessionStorage.setItem(key, endpoint);

/** A new session knows of no subscription: what the one before was told ended with it. */
export const forgetTold = (): void => sessionStorage.removeItem(key);

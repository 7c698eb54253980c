/** Under this name the browser notes whose chats it keeps for reading without a connection. */
export const keptOwner = 'kept:member';

/** Whether this browser keeps chats of somebody. */
export function keepsChats(): boolean {
  try {
    return localStorage.getItem(keptOwner) !== null;
  } catch {
    return false;
  }
}

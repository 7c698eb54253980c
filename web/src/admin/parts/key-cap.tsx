/** A key as it stands on a keyboard. */
export const KeyCap = ({ children }: { children: string }) => <kbd className="key-cap">{children}</kbd>;

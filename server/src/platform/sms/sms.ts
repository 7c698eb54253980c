/** A short message to one telephone. */
export interface SmsMessage {
  /** The number in E.164: `+31612345678`. */
  readonly to: string;
  readonly text: string;
  /** The same for every try of the same message. */
  readonly id: string;
}

/** Sends short messages. */
export interface SmsSender {
  /** The company that delivers them, as members are told who gets their number; none in a demo. */
  readonly company?: string;
  /**
   * Resolves when the next in line has taken the message over. Throws `SmsRefused` when another try is useless, any
   * other error when not. No error names the number or the text.
   */
  send(message: SmsMessage): Promise<void>;
}

/** The final no: there is no such telephone, or it takes no messages. */
export class SmsRefused extends Error {
  constructor(code: string) {
    super(`the message was refused for good (${code})`);
  }
}

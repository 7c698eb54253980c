import { type SmsSender, SmsRefused } from './sms.ts';

export interface TwilioAccount {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, a name of at most 11 letters, or a messaging service (`MG…`). */
  readonly from: string;
  readonly url: string;
}

const patienceMilliseconds = 15_000;

/**
 * Codes of Twilio that another try does not mend: no such number, none that takes messages, its owner wants none, or we
 * do not send to its country.
 */
const finalCodes: ReadonlySet<number> = new Set([21_211, 21_217, 21_265, 21_408, 21_610, 21_612, 21_614, 21_635]);

/** Sends by Twilio's Messages resource, over plain HTTPS. */
export function twilioSender({ accountSid, authToken, from, url }: TwilioAccount): SmsSender {
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const headers = {
    authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  const sender: Record<string, string> = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    company: 'Twilio',
    send: async ({ to, text }) => {
      const answer = await fetch(address, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ To: to, Body: text, ...sender }),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      // What Twilio says names the number: only its code goes on.
      const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
      if (answer.ok) return;
      if (typeof code === 'number' && finalCodes.has(code)) throw new SmsRefused(`twilio ${code}`);
      throw new Error(
        `Twilio did not take a message (${answer.status}, ${typeof code === 'number' ? code : 'no code'})`,
      );
    },
  };
}

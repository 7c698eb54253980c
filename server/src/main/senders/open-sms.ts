import type { SmsBox } from '../../platform/sms/sms-box.ts';
import type { SmsSender } from '../../platform/sms/sms.ts';
import { twilioSender } from '../../platform/sms/twilio.ts';
import type { Config } from '../config.ts';

/** Who sends messages to telephones: Twilio where it is configured, the box of a demo, else nobody. */
export function openSms(config: Config, box: SmsBox): SmsSender | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = config;
  if (accountSid !== undefined && authToken !== undefined && from !== undefined)
    return twilioSender({ accountSid, authToken, from, url });
  return config.MODE === 'demo' ? box : undefined;
}

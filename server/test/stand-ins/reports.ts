/** The fields of a report on one mail that could not be delivered. */
export interface Failure {
  readonly action?: string;
  readonly status?: string;
  readonly diagnostic?: string;
  /** `Content-Transfer-Encoding` of the fields. */
  readonly encoding?: '7bit' | 'base64' | 'quoted-printable';
}

/** A part of a mail, with its blank line. */
const part = (type: string, body: string, more: readonly string[] = []): string =>
  ['--=_part', `Content-Type: ${type}`, ...more, '', body].join('\r\n');

const report = (type: string, parts: readonly string[]): string =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.net>',
    'To: whoever@bounce.test',
    'Subject: Undelivered Mail Returned to Sender',
    'Date: Sat, 21 Nov 2026 12:00:00 +0000',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="=_part"`,
    '',
    ...parts,
    '--=_part--',
    '',
  ].join('\r\n');

/** What a mail server sends back of a mail that it could not deliver (RFC 3464). */
export function deliveryReport({
  action = 'failed',
  status = '5.1.1',
  diagnostic,
  encoding = '7bit',
}: Failure): string {
  const fields = [
    'Reporting-MTA: dns; mx.example.net',
    'Arrival-Date: Sat, 21 Nov 2026 11:59:58 +0000',
    '',
    'Final-Recipient: rfc822; somebody@example.net',
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnostic === undefined ? [] : [`Diagnostic-Code: smtp;`, `    ${diagnostic}`]),
    '',
  ].join('\r\n');
  const encoded =
    encoding === 'base64'
      ? Buffer.from(fields).toString('base64')
      : encoding === 'quoted-printable'
        ? fields.replaceAll('=', '=3D').replaceAll('Status', 'St=61tus')
        : fields;
  return report('delivery-status', [
    part('text/plain; charset=us-ascii', 'This is the mail system at host mx.example.net.'),
    part('message/delivery-status', encoded, [`Content-Transfer-Encoding: ${encoding}`]),
    part('text/rfc822-headers', 'Subject: hello\r\n'),
  ]);
}

/** What a mail service sends of a mail that its reader complained about (RFC 5965), with the mail's headers. */
export const complaintReport = (type: string, headers: readonly string[] = []): string =>
  report('feedback-report', [
    part('text/plain', 'This is an email abuse report.'),
    part('message/feedback-report', `Feedback-Type: ${type}\r\nUser-Agent: SomeGenerator/1.0\r\nVersion: 1\r\n`),
    part('message/rfc822', ['From: help@vonk.test', 'Subject: hello', ...headers, '', 'Hello.', ''].join('\r\n')),
  ]);

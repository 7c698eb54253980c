import { expect, test } from 'vitest';
import { maskIban, readIban } from './setup/account.ts';
import { maskPhone, readPhone } from './setup/phone.ts';

test.each([
  ['NL91ABNA0417164300', 'NL91ABNA0417164300'],
  ['nl91 abna 0417 1643 00', 'NL91ABNA0417164300'],
  ['BE68 5390 0754 7034', 'BE68539007547034'],
  ['DE89-3704-0044-0532-0130-00', 'DE89370400440532013000'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['CH93 0076 2011 6238 5295 7', 'CH9300762011623852957'],
  ['MT84MALT011000012345MTLCAST001S', 'MT84MALT011000012345MTLCAST001S'],
])('%s is an account that can be debited (T114)', (text, iban) => {
  expect(readIban(text)).toEqual({ iban });
});

test.each([
  ['', 'iban_required'],
  [' - ', 'iban_required'],
  ['1234567890', 'iban_country'],
  ['XX91ABNA0417164300', 'iban_country'],
  ['<script>alert(1)</script>', 'iban_country'],
  ['NL91ABNA041716430', 'iban_length'],
  ['NL91ABNA04171643000', 'iban_length'],
  ['BE685390075470340', 'iban_length'],
  ['NL91ABNA0417164301', 'iban_wrong'],
  ['NL19ABNA0417164300', 'iban_wrong'],
  ['NL91ABNA0417164O00', 'iban_wrong'],
  ['NL9112340417164300', 'iban_wrong'],
  ['BR1800360305000010009795493C1', 'iban_not_sepa'],
  ['TR330006100519786457841326', 'iban_not_sepa'],
  ['AE070331234567890123456', 'iban_not_sepa'],
])('%s is none: %s (T114, PAY-5)', (text, error) => {
  expect(readIban(text)).toEqual({ error });
});

test('every digit that is changed, and every two that change places, make an account wrong', () => {
  const iban = 'NL91ABNA0417164300';
  for (let at = 8; at < iban.length; at += 1) {
    const changed = `${iban.slice(0, at)}${(Number(iban[at]) + 1) % 10}${iban.slice(at + 1)}`;
    expect(readIban(changed)).toEqual({ error: 'iban_wrong' });
    if (at + 1 === iban.length || iban[at] === iban[at + 1]) continue;
    const swapped = `${iban.slice(0, at)}${iban[at + 1]}${iban[at]}${iban.slice(at + 2)}`;
    expect(readIban(swapped)).toEqual({ error: 'iban_wrong' });
  }
});

test.each([
  ['0612345678', 'NL', '+31612345678'],
  ['6 1234 5678', 'NL', '+31612345678'],
  ['+31 6 12 34 56 78', 'DE', '+31612345678'],
  ['0031612345678', 'BE', '+31612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['312 345 6789', 'IT', '+393123456789'],
  ['612 34 56 78', 'ES', '+34612345678'],
  ['512 345 678', 'PL', '+48512345678'],
  ['07400 123456', 'GB', '+447400123456'],
  ['+40 712 034 567', 'NL', '+40712034567'],
] as const)('%s in %s is %s (PAY-5)', (text, country, phone) => {
  expect(readPhone(text, country)).toEqual({ phone });
});

test.each([
  ['', 'NL', 'phone_invalid'],
  ['geen nummer', 'NL', 'phone_invalid'],
  ['020 123 4567', 'NL', 'phone_invalid'],
  ['06123456', 'NL', 'phone_invalid'],
  ['061234567890123', 'NL', 'phone_invalid'],
  ['0612345678 bel me', 'NL', 'phone_invalid'],
  ['+88213123456', 'NL', 'phone_invalid'],
  ['+2348021234567', 'NL', 'phone_country'],
  ['+7 912 345 67 89', 'NL', 'phone_country'],
] as const)('%s in %s is no telephone that gets a code: %s (PAY-5, T124)', (text, country, error) => {
  expect(readPhone(text, country)).toEqual({ error });
});

test('what is shown of an account and a telephone hides most of their digits (T114)', () => {
  expect(maskIban('NL91ABNA0417164300')).toBe('NL91 ABNA •••• •••• 00');
  expect(maskIban('BE68539007547034')).toBe('BE68 5390 •••• ••34');
  expect(maskPhone('+31612345678')).toBe('+31 6 •••• 5678');
  expect(maskPhone('+447400123456')).toBe('+44 7 •••• 3456');
});

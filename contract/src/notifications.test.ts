import { expect, test } from 'vitest';
import {
  defaultNotifications,
  isMarketing,
  marketingTypes,
  notificationTypes,
  unrefusableTypes,
} from './notifications.ts';

test('C36: from the start a member is told of what happens to them, and of nothing else', () => {
  expect(defaultNotifications).toEqual(['conversation', 'message', 'like', 'unread']);
});

test('T93: what is told to many, or by the clock, is advertising, and nothing else is', () => {
  const advertising = ['weekly', 'promotions', 'news', 'reminders'];
  expect(marketingTypes).toEqual(advertising);
  expect([...notificationTypes, ...unrefusableTypes].filter(isMarketing)).toEqual(advertising);
});

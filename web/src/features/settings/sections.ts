/** The parts of the settings; each has its own address. */
export const settingsSections = [
  'notifications',
  'account',
  'verification',
  'privacy',
  'location',
  'language',
  'devices',
  'payments',
  'delete',
] as const;
export type SettingsSection = (typeof settingsSections)[number];

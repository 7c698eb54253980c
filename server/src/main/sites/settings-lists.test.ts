import { expect, test } from 'vitest';
import { createKit } from '../../../test/kit.ts';
import { readSettingsLists } from './settings-lists.ts';

const kit = await createKit();

test('a site without invented profiles has no words for them', async () => {
  const site = kit.services.sites.byDefault()!;
  const without = { ...site, settings: { ...site.settings, fictional_visibility: 'off' as const } };
  expect(await readSettingsLists(kit.services, { site: without, locale: 'nl' })).toMatchObject({
    fictional_warning: '',
    fictional_singular: '',
    fictional_icon: false,
  });
});

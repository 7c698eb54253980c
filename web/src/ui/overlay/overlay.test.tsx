import { renderToStaticMarkup as html } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Menu, MenuLink } from './menu.tsx';
import { ToastRegion } from './toast.tsx';

const nothing = () => undefined;

describe('a dialog', () => {
  test('is named by its title and can be closed', () => {
    const dialog = html(
      <Dialog open onClose={nothing} title="Cadeau" closeLabel="Sluiten">
        Inhoud
      </Dialog>,
    );
    const id = /aria-labelledby="([^"]+)"/.exec(dialog)?.[1];
    expect(dialog).toContain(`<h2 id="${id}">Cadeau</h2>`);
    expect(dialog).toContain('aria-label="Sluiten"');
  });

  test('that is locked has no way out', () => {
    expect(
      html(
        <Dialog open locked onClose={nothing} title="Account maken" closeLabel="Sluiten">
          {''}
        </Dialog>,
      ),
    ).not.toMatch(/<button|dialog-grab/);
  });

  test('that is closed holds nothing', () => {
    expect(
      html(
        <Dialog open={false} onClose={nothing} title="Cadeau" closeLabel="Sluiten">
          Inhoud
        </Dialog>,
      ),
    ).toMatch(/^<dialog[^>]*><\/dialog>$/);
  });
});

test('the toast region waits with a polite and an urgent place (T98)', () => {
  expect(
    html(
      <ToastRegion label="Meldingen" closeLabel="Sluiten">
        {''}
      </ToastRegion>,
    ),
  ).toContain('<div role="status"></div><div role="alert"></div>');
});

test('a menu is a button that says it is closed; its list comes with the first touch', () => {
  const menu = html(
    <Menu label="Account van Mark" trigger="M">
      <MenuLink link={<a href="/profile" />}>Profiel</MenuLink>
    </Menu>,
  );
  expect(menu).toMatch(/^<button[^>]* aria-label="Account van Mark" aria-expanded="false">M<\/button>$/);
});

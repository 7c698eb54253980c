import { useTranslations } from 'use-intl';
import { Switch } from '../../../ui/form/choices.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useMe } from '../../api/context.ts';
import { switchLetters, useLetters } from '../../keyboard/letters.ts';
import { KeyCap } from '../../parts/key-cap.tsx';
import { openPlaces, places } from '../places/places.ts';

/** The keys there are, and the switch that turns letters off. */
export function KeysHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('admin');
  const k = useTranslations('admin.keys');
  const me = useMe();
  const areOn = useLetters();
  const going = openPlaces(me.grants).flatMap((name) => {
    const { letter } = places[name];
    if (letter === null) return [];
    return {
      key: k('after', { first: 'G', second: letter.toUpperCase() }),
      does: k('to', { place: t(`places.${name}`) }),
    };
  });
  return (
    <Dialog open={open} onClose={onClose} title={k('title')} closeLabel={t('close')} shape="wide">
      <div className="keys-columns">
        <KeyList
          title={k('deciding')}
          keys={[
            { key: 'Enter', does: k('send') },
            { key: 'G', does: k('approve') },
            { key: '1 – 8', does: k('reason') },
            { key: 'S', does: k('later') },
            { key: 'U', does: k('undo') },
          ]}
        />
        <KeyList
          title={k('moving')}
          keys={[
            { key: k('or', { first: 'J', second: '↓' }), does: k('next') },
            { key: k('or', { first: 'K', second: '↑' }), does: k('previous') },
            { key: 'Z', does: k('zoom') },
            { key: 'B', does: k('letter') },
            { key: 'L', does: k('member') },
          ]}
        />
        <KeyList
          title={k('everywhere')}
          keys={[
            { key: k('control', { key: 'K' }), does: k('go') },
            ...going,
            { key: '/', does: k('search') },
            { key: '?', does: k('help') },
          ]}
        />
      </div>
      <Switch
        className="keys-switch"
        checked={areOn}
        onChange={({ currentTarget: { checked } }) => switchLetters(checked)}
        detail={k('lettersDetail')}
      >
        {k('letters')}
      </Switch>
    </Dialog>
  );
}

function KeyList({ title, keys }: { title: string; keys: readonly { key: string; does: string }[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="keys-list">
        {keys.map(({ key, does }) => (
          <div key={key}>
            <dt>
              <KeyCap>{key}</KeyCap>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

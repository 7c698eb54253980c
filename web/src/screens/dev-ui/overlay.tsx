import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { BlockIcon, MoreIcon, PersonIcon } from '../../ui/icons.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Menu, MenuButton, MenuLine, MenuLink } from '../../ui/overlay/menu.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';
import { nothing, nowhere } from './samples.tsx';
import { States } from './states.tsx';

type Shown = 'regular' | 'wide' | 'corner' | 'locked';

export function OverlayStates() {
  const showToast = useToast();
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  return (
    <States name="Venster of blad, en toast">
      <Button variant="secondary" onClick={() => setShown('regular')}>
        Venster
      </Button>
      <Button variant="secondary" onClick={() => setShown('wide')}>
        Breed venster
      </Button>
      <Button variant="secondary" onClick={() => setShown('corner')}>
        Hoekkaart
      </Button>
      <Button variant="secondary" onClick={() => setShown('locked')}>
        Op slot
      </Button>
      <Button variant="secondary" onClick={() => showToast({ text: 'Bestelling afgerond, 30 credits toegevoegd.' })}>
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            kind: 'error',
            text: 'Niet bewaard, geen verbinding.',
            action: { label: 'Opnieuw', onPress: nothing },
          })
        }
      >
        Fouttoast
      </Button>
      <Menu label="Account van Mark" trigger={<MoreIcon />}>
        <MenuLink link={nowhere} icon={<PersonIcon />} current>
          Profiel
        </MenuLink>
        <MenuLine />
        <MenuButton onPress={nothing} icon={<BlockIcon />} danger>
          Blokkeren
        </MenuButton>
      </Menu>
      <Dialog
        open={shown !== undefined && shown !== 'locked'}
        onClose={close}
        title="Een klein cadeau voor Nathalie"
        closeLabel="Sluiten"
        shape={shown === 'locked' ? 'regular' : shown}
        footer={
          <>
            <Button onClick={close}>Ik ben 18 of ouder</Button>
            <Button variant="secondary" onClick={close}>
              Terug
            </Button>
          </>
        }
      >
        <p className="text-ink-2 mb-4">Een plaatje met een knipoog. Ze kan het niet inwisselen.</p>
        <TextInput label="Naam" />
      </Dialog>
      <Dialog open={shown === 'locked'} onClose={close} title="Account maken" closeLabel="Sluiten" locked>
        <p className="mb-4">Dit venster sluit pas als het klaar is.</p>
        <Button busy>Account maken</Button>{' '}
        <Button variant="quiet" onClick={close}>
          Klaar
        </Button>
      </Dialog>
    </States>
  );
}

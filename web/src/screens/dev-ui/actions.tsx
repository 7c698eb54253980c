import { useState } from 'react';
import { Button, LinkButton, TextButton } from '../../ui/actions/button.tsx';
import { Chip, ChipLink, ChipRow } from '../../ui/actions/chip.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { PriceButton, PriceLink } from '../../ui/actions/price-button.tsx';
import {
  AddPhotoIcon,
  ChatIcon,
  CreditsIcon,
  FilterIcon,
  LikeIcon,
  MoreIcon,
  OnwardIcon,
  SendIcon,
} from '../../ui/icons.ts';
import * as icons from '../../ui/icons.ts';
import { nowhere } from './samples.tsx';
import { States } from './states.tsx';

// Bundlers list a module's names in different orders, which hydration would notice.
const iconsByName = Object.entries(icons).toSorted(([one], [other]) => (one < other ? -1 : 1));

export function ActionStates() {
  const [isBusy, setBusy] = useState(true);
  return (
    <>
      <States name="Knoppen: soorten">
        <Button>Opslaan</Button>
        <Button variant="secondary">Annuleren</Button>
        <Button variant="soft">Bekijken</Button>
        <Button variant="quiet">Later</Button>
        <Button variant="danger">Verwijderen</Button>
        <Button variant="ok">Begrepen</Button>
        <Button size="compact">Bericht</Button>
        <Button size="compact" variant="quiet">
          Later
        </Button>
        <Button icon={<LikeIcon />} variant="secondary">
          Like
        </Button>
        <LinkButton link={nowhere} variant="quiet" icon={<OnwardIcon />}>
          Rondkijken
        </LinkButton>
      </States>
      <States name="Knoppen: bezig, uit, met reden">
        <Button busy={isBusy} onClick={() => setBusy(true)}>
          Opslaan
        </Button>
        <Button busy={isBusy} variant="secondary" icon={<LikeIcon />}>
          Like
        </Button>
        <TextButton onClick={() => setBusy(!isBusy)}>{isBusy ? 'Klaar' : 'Weer bezig'}</TextButton>
        <Button disabled>Opslaan</Button>
        <div>
          <Button disabledReason="Kies eerst een pakket.">Naar betalen</Button>
        </div>
      </States>
      <States name="Prijs op de knop">
        <PriceButton
          action="Verstuur"
          cost={'1 credit · €\u00a01,00'}
          icon={<SendIcon />}
          label="Verstuur, 1 credit, 1 euro"
        />
        <PriceButton action="Verstuur" cost="gratis" free />
        <PriceLink link={nowhere} action="Bericht sturen" cost="gratis, nog 3" free icon={<ChatIcon />} />
        <PriceButton action="Verstuur" cost={'1 credit · €\u00a01,00'} busy icon={<SendIcon />} />
        <PriceButton action="Verstuur" cost={'1 credit · €\u00a01,00'} icon={<SendIcon />} actionOnWide />
        <LinkButton link={nowhere} icon={<CreditsIcon />}>
          Credits kopen
        </LinkButton>
        <PriceButton
          action="Verstuur"
          cost={'1 credit · €\u00a01,00'}
          disabledReason="Schrijf eerst een bericht."
          wide
        />
      </States>
      <States name="Filters en hoofdstukken" layout="stack">
        <ChipRow label="Filters">
          <Chip on={!isBusy} icon={<FilterIcon />} onClick={() => setBusy(!isBusy)}>
            Filters · 2
          </Chip>
          <Chip>Mijn zondag is…</Chip>
          <Chip disabled>Niet nu</Chip>
        </ChipRow>
        <ChipRow label="Likes">
          <ChipLink link={nowhere} current>
            Ontvangen · 5
          </ChipLink>
          <ChipLink link={nowhere}>Gegeven · 11</ChipLink>
          <ChipLink link={nowhere}>Matches · 2</ChipLink>
        </ChipRow>
      </States>
      <States name="Pictogramknoppen">
        <IconButton label="Foto sturen" icon={<AddPhotoIcon />} />
        <IconButton label="Meer" icon={<MoreIcon />} outlined />
        <IconButton label="Like" icon={<LikeIcon />} aria-pressed />
      </States>
      <States name="Pictogrammen">
        {iconsByName.map(([name, Icon]) => (
          <span key={name} className="tag">
            <Icon /> {name.replace('Icon', '')}
          </span>
        ))}
      </States>
    </>
  );
}

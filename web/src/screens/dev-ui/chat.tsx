import { useState } from 'react';
import { Button, TextButton } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { PriceButton } from '../../ui/actions/price-button.tsx';
import { Bubble, GiftBubble, PhotoBubble } from '../../ui/chat/bubble.tsx';
import { Composer, ComposerBlock, ComposerInput } from '../../ui/chat/composer.tsx';
import { ConversationRow } from '../../ui/chat/conversation-row.tsx';
import { DaySeparator, MessageList, OlderHistory } from '../../ui/chat/history.tsx';
import { AddPhotoIcon, GiftIcon, SendIcon } from '../../ui/icons.ts';
import { Avatar } from '../../ui/people/avatar.tsx';
import { VeiledPhoto } from '../../ui/people/locked-photo.tsx';
import { fictional, nothing, nowhere, portraits, veiled } from './samples.tsx';
import { States } from './states.tsx';

const other = { by: 'member', author: 'Nathalie', time: '10:42' } as const;
const own = { by: 'own', author: 'Jij', time: '10:44' } as const;
const press = (label: string) => ({ label, onPress: nothing });

function Conversations() {
  const row = { link: nowhere, time: '10:42' };
  return (
    <States name="Gesprekken" layout="frame">
      <ul>
        <ConversationRow
          {...row}
          avatar={<Avatar src={portraits.nathalie} size="large" />}
          title="Nathalie, 45"
          preview="Ja, bij het Havik zit een goede tent. Zaterdag? Of liever zondag, met de krant?"
          current
        />
        <ConversationRow
          {...row}
          avatar={<Avatar src={portraits.luna} size="large" fictional />}
          title="Luna, 35"
          preview="Vertel eens over je avond…"
          fictional={fictional}
          unread={{ count: 1, label: '1 ongelezen bericht' }}
        />
        <ConversationRow
          {...row}
          avatar={<Avatar size="large" />}
          title="Samir, 41"
          time="gisteren"
          preview="Jij: Tot dan."
        />
      </ul>
    </States>
  );
}

export function ChatStates() {
  return (
    <>
      <Conversations />
      <States name="Gesprek: lid, jij, fictief, foto, cadeau, onderweg, klaargezet, wacht, mislukt" layout="stack">
        <MessageList label="Gesprek met Nathalie">
          <OlderHistory label="Nog 230 oudere berichten" onShow={nothing} />
          <DaySeparator>vandaag</DaySeparator>
          <Bubble {...other} stamp="10:42">
            {'Ja, bij het Havik zit een goede tent.\nZaterdag?'}
          </Bubble>
          <Bubble {...own} stamp="10:44 · gelezen">
            Haha, herkenbaar. Loop je met hem ook wel eens langs de Eem?
          </Bubble>
          <Bubble by="fictional" author="Luna, fictief profiel" time="09:15" stamp="09:15 · fictief">
            Vertel eens over je avond.
          </Bubble>
          <PhotoBubble {...other} stamp="10:44 · foto van Nathalie" actions={[press('Melden'), press('Blokkeren')]}>
            <VeiledPhoto
              photo={{ src: veiled, alt: '' }}
              label="Foto van Nathalie, onscherp. Tik om te bekijken"
              caption="Tik om te bekijken"
              onReveal={nothing}
            />
          </PhotoBubble>
          <GiftBubble {...own} icon={<GiftIcon />} detail="cadeau van jou" stamp="10:46 · gelezen">
            Zondagskrant
          </GiftBubble>
          <Bubble {...own} delivery="pending" stamp="wordt verstuurd">
            Zaterdag om elf uur?
          </Bubble>
          <Bubble {...own} delivery="outbox" stamp="staat klaar" actions={[press('Weggooien')]}>
            Ik neem de krant mee.
          </Bubble>
          <Bubble {...own} delivery="held" stamp="wacht tot je e-mail bevestigd is">
            Hoi Nathalie, is die hond op de foto van jou?
          </Bubble>
          <Bubble
            {...own}
            delivery="failed"
            stamp="Niet verstuurd, geen credits afgeschreven."
            actions={[press('Opnieuw proberen'), press('Bewerken'), press('Weggooien')]}
          >
            Tot zaterdag!
          </Bubble>
        </MessageList>
      </States>
      <States name="Schrijven, en wat er anders staat" layout="stack">
        <Writing />
        <ComposerBlock
          title="Geen credits meer"
          draft="Zaterdag om elf uur? Dan neem ik de krant mee."
          draftLabel="Je bewaarde tekst"
          actions={
            <>
              <Button>Credits kopen</Button>
              <Button variant="quiet">Later</Button>
            </>
          }
        >
          Je hebt onvoldoende credits om dit bericht te versturen aan Nathalie. Je tekst blijft staan.
        </ComposerBlock>
      </States>
    </>
  );
}

const most = 100;

function Writing() {
  const [text, setText] = useState('Zaterdag om elf uur? Dan neem ik de krant mee.');
  return (
    <Composer
      onSubmit={(event) => event.preventDefault()}
      input={
        <ComposerInput
          label="Bericht"
          placeholder="Schrijf een bericht"
          maxLength={most}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      }
      tools={
        <>
          <IconButton label="Foto sturen, 2 credits (€ 2,00)" icon={<AddPhotoIcon />} />
          <IconButton label="Cadeau sturen, 2 credits (€ 2,00)" icon={<GiftIcon />} />
        </>
      }
      counter={{
        used: text.length,
        most,
        text: `${text.length}/${most}`,
        nearLabel: 'Nog 10 tekens',
        fullLabel: 'Je bericht is vol',
      }}
      send={
        <PriceButton type="submit" action="Verstuur" cost={'1 credit · €\u00a01,00'} icon={<SendIcon />} actionOnWide />
      }
      balance={
        <>
          Saldo: <b className="font-medium">42 credits</b>, hierna 41
        </>
      }
      balanceAction={<TextButton>Credits kopen</TextButton>}
    />
  );
}

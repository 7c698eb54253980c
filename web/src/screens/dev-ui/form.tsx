import { useId, useState } from 'react';
import { Checkbox, Radio, RadioCard, RadioTile, Switch } from '../../ui/form/choices.tsx';
import { DateOfBirth } from '../../ui/form/date/date-of-birth.tsx';
import { emptyDate } from '../../ui/form/date/date-parts.ts';
import { FieldGroup } from '../../ui/form/field.tsx';
import { PasswordInput } from '../../ui/form/password-input.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Textarea } from '../../ui/form/textarea.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { GiftIcon } from '../../ui/icons.ts';
import { States } from './states.tsx';

const countries = [
  { value: 'nl', label: 'Nederland' },
  { value: 'be', label: 'België' },
  { value: 'pl', label: 'Polska (Łódź, Żyrardów)' },
];

export function FormStates() {
  return (
    <>
      <States name="Invoer: rust, hint, fout, uit" layout="columns">
        <TextInput label="Naam" hint="Zichtbaar voor anderen. Dus geen e-mailadres." defaultValue="Mark" />
        <TextInput label="E-mail" error="Ongeldige e-mail" type="email" defaultValue="mark@" />
        <TextInput label="E-mail" note="(niet te wijzigen)" defaultValue="mark@post.nl" disabled />
        <PasswordInput
          label="Wachtwoord"
          showLabel="Toon wachtwoord"
          hideLabel="Verberg wachtwoord"
          defaultValue="vuurtoren-op-zondag"
        />
        <Select label="Land" options={countries} defaultValue="be" />
        <Select label="Provincie" options={[]} placeholder="Alle provincies" error="Kies een provincie." />
      </States>
      <Sentences />
      <BirthDates />
      <States name="Vakje, keuzerondje, schakelaar" layout="columns">
        <Checkbox defaultChecked>
          Ik ben 18 jaar of ouder en ga akkoord met de <a href="#top">voorwaarden</a>.
        </Checkbox>
        <Checkbox error="Dit is nodig om je aan te melden.">Ik weet dat hier ook fictieve profielen staan.</Checkbox>
        <Checkbox disabled defaultChecked>
          Altijd aan
        </Checkbox>
        <Radios />
        <div>
          <Switch defaultChecked detail="Verbergt fictieve profielen, ook in berichten">
            Alleen echte leden
          </Switch>
          <Switch>Onzichtbaar</Switch>
          <Switch disabled>Niet beschikbaar</Switch>
        </div>
      </States>
    </>
  );
}

const genders = [
  { value: 'man', label: 'Man' },
  { value: 'woman', label: 'Vrouw' },
];
const most = 140;

function Sentences() {
  const [text, setText] = useState('Ik repareer alles, behalve op tijd komen.');
  const [gender, setGender] = useState('man');
  const counter = { used: text.length, most, text: `${text.length}/${most}`, nearLabel: 'Bijna vol', fullLabel: 'Vol' };
  return (
    <States name="Langere tekst en keuze uit twee" layout="columns">
      <Textarea
        label="Jouw zin"
        hint="Geen telefoonnummer of adres."
        voice
        lines={2}
        maxLength={most}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        counter={counter}
      />
      <Textarea label="Over jou" placeholder="Begin met iets kleins." error="Dit is te kort." lines={2} />
      <Segmented
        label="Ik ben"
        options={genders}
        value={gender}
        onChange={(event) => setGender(event.currentTarget.value)}
      />
    </States>
  );
}

function BirthDates() {
  const [empty, setEmpty] = useState(emptyDate);
  const [wrong, setWrong] = useState({ day: '31', month: '02', year: '1980' });
  const texts = {
    labels: { day: 'Dag', month: 'Maand', year: 'Jaar' },
    placeholders: { day: 'dd', month: 'mm', year: 'jjjj' },
  };
  return (
    <States name="Geboortedatum" layout="columns">
      <DateOfBirth label="Geboortedatum" note="(18+)" value={empty} onChange={setEmpty} {...texts} />
      <DateOfBirth
        label="Geboortedatum"
        value={wrong}
        onChange={setWrong}
        error="Ongeldige geboortedatum."
        {...texts}
      />
    </States>
  );
}

function Radios() {
  const id = useId();
  return (
    <>
      <FieldGroup label="Ik ben" hint="Je kunt dit later wijzigen.">
        <Radio name={`gender${id}`} value="man" defaultChecked>
          Man
        </Radio>
        <Radio name={`gender${id}`} value="woman">
          Vrouw
        </Radio>
      </FieldGroup>
      <FieldGroup label="Betalen met">
        <div className="grid gap-2">
          <RadioCard name={`method${id}`} value="ideal" detail="Betaal met je eigen bank" defaultChecked>
            iDEAL | Wero
          </RadioCard>
          <RadioCard name={`method${id}`} value="card">
            Creditcard
          </RadioCard>
        </div>
      </FieldGroup>
      <FieldGroup label="Cadeau">
        <div className="grid grid-cols-3 gap-2">
          {['Kop koffie', 'Tulp', 'Zondagskrant'].map((gift) => (
            <RadioTile key={gift} name={`gift${id}`} picture={<GiftIcon />} defaultChecked={gift === 'Tulp'}>
              {gift}
            </RadioTile>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup label="Openingszin">
        <div className="grid gap-2">
          <RadioCard name={`opener${id}`} value="1" voice>
            Welke krant deel jij op zondag?
          </RadioCard>
        </div>
      </FieldGroup>
    </>
  );
}

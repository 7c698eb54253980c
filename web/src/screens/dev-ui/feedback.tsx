import { Button, TextButton } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CountBadge, CreditsBadge, Fact, NewLabel, Online, Tag } from '../../ui/feedback/badges.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadingBar, LoadingRegion, Skeleton } from '../../ui/feedback/loading.tsx';
import { ProgressBars, Steps } from '../../ui/feedback/progress.tsx';
import { LiveCamIcon, MailIcon, PartnerSiteIcon } from '../../ui/icons.ts';
import { nothing } from './samples.tsx';
import { States } from './states.tsx';

export function FeedbackStates() {
  return (
    <>
      <States name="Badges en labels">
        <CountBadge count={3} label="3 ongelezen berichten" />
        <CountBadge count={42} label="42 ongelezen berichten" />
        <CountBadge count={120} label="120 ongelezen berichten" />
        <CreditsBadge credits={42} label="42 credits" />
        <CreditsBadge credits={8} label="8 credits" />
        <CreditsBadge credits={0} label="0 credits" />
        <NewLabel>Nieuw</NewLabel>
        <Tag icon={<LiveCamIcon />}>Webcamprofiel</Tag>
        <Tag icon={<PartnerSiteIcon />}>Profiel van partnersite</Tag>
        <Fact>Wandelen</Fact>
        <Online>online</Online>
      </States>
      <States name="Meldingen" layout="stack">
        <Alert kind="info" icon={<MailIcon />} onDismiss={nothing} closeLabel="Sluiten">
          Bevestig je e-mailadres. Tot die tijd komen je berichten niet aan.{' '}
          <TextButton>Stuur de mail opnieuw</TextButton>
        </Alert>
        <Alert kind="money" title="25% welkomstkorting">
          Geldig tot vandaag 13:04 en eenmalig. Daarna geldt de gewone prijs.
        </Alert>
        <Alert kind="error">De betaling is mislukt of geannuleerd. Probeer het met een andere methode.</Alert>
        <Alert kind="ok">Bestelling afgerond. Er staan 30 credits klaar.</Alert>
        <Alert kind="note">
          Elke foto in een chat is eerst onscherp. Jij bepaalt of je hem opent. Bekijken is gratis.
        </Alert>
      </States>
      <States name="Voortgang en stappen" layout="stack">
        <ProgressBars done={2} of={4} label="Stap 2 van 4" />
        <Steps steps={['1. Pakket', '2. Betalen']} current={0} label="Stappen" />
        <Steps steps={['1. Pakket', '2. Betalen']} current={1} label="Stappen" />
      </States>
      <States name="Laden, leeg" layout="columns">
        <LoadingRegion busy label="Laden">
          <div className="flex items-center gap-3">
            <Skeleton shape="avatar" />
            <div className="flex-1">
              <Skeleton shape="short-line" />
              <Skeleton shape="line" />
            </div>
          </div>
          <div className="dev-ui-frame mt-4 h-4">
            <LoadingBar active label="De pagina laadt" />
          </div>
        </LoadingRegion>
        <EmptyState title="Nog geen gesprekken" action={<Button variant="secondary">Leden zoeken</Button>} heading="h3">
          Je kunt er twee beginnen; je hebt nog 3 gratis berichten.
        </EmptyState>
      </States>
    </>
  );
}

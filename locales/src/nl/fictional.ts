/** What an invented profile is called, and the three facts about it (T4), for those who ask for a site's settings. */
export const fictional = {
  invented: 'Een fictief profiel is geen mens.',
  writers:
    '{by, select, ai {Een computer (AI) en betaalde medewerkers van {company} schrijven} other {Betaalde medewerkers van {company} schrijven}} de berichten.',
  meeting: 'Ontmoeten kan nooit.',
  singular: 'Fictief profiel',
  plural: 'Fictieve profielen',
} as const;

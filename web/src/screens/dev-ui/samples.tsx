import lotte from './portraits/lotte.svg?no-inline';
import luna from './portraits/luna.svg?no-inline';
import mark from './portraits/mark.svg?no-inline';
import marloes from './portraits/marloes.svg?no-inline';
import nathalie from './portraits/nathalie.svg?no-inline';
import veiled from './portraits/veiled.svg?no-inline';

/** Drawn, not of anybody. */
export const portraits = { lotte, luna, mark, marloes, nathalie };
/** As the server would blur it. */
export { veiled };

export const fictional = { title: 'Fictief profiel', explanation: 'geen fysiek contact mogelijk' };
export const nowhere = <a href="#top" />;
export const nothing = (): void => undefined;

import type { CallOutput } from '@vonk/contract/api';
import { maxCities, type placesEndpoints } from '@vonk/contract/places';
import { limitsOf } from '../platform/http/rates/rate-limit.ts';
import type { VisitorCall, VisitorRoutes } from '../sites/index.ts';
import { findCities } from './cities.ts';
import { nearestCity } from './nearest-city.ts';
import { nameOfCountry, regionsOf } from './regions.ts';

/** Geography for the forms: no member's place is read here. */
export const placesRoutes = (): VisitorRoutes<typeof placesEndpoints> => ({
  'GET /api/regions.php': { access: 'visitor', handle: async (call) => listRegions(call) },
  'GET /api/geocode.php': {
    access: 'visitor',
    limit: limitsOf({ max: 10, firstDay: 6, seconds: 60 }),
    handle: async ({ site }, { lat, lon }) => {
      const city = await nearestCity({ latitude: lat, longitude: lon }, site.settings.countries);
      return { city: city ? { id: city.id, name: city.name, country: city.country, region: city.region } : null };
    },
  },
  'GET /api/cities.php': {
    access: 'visitor',
    limit: { max: 120, seconds: 60, per: 'member' },
    handle: async (_, { country, region, q }) => {
      const cities = await findCities({ country, region, text: q, limit: maxCities });
      return { cities: cities.map(({ id, name, region }) => ({ id, name, region })) };
    },
  },
});

/** The site's countries with their regions, in the visitor's language. */
export const listRegions = ({
  site,
  locale,
}: Pick<VisitorCall, 'site' | 'locale'>): CallOutput<'GET /api/regions.php'> => ({
  countries: site.settings.countries.map((code) => ({
    code,
    name: nameOfCountry(code, locale),
    regions: regionsOf(code, locale).map(({ code, name }) => ({ code, name })),
  })),
});

/** One thing that is wrong with a site, by the path in its file. */
export interface Mistake {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** A path in the file as it is told in the form, as `payment_routes.0.providers.1`. */
export const placeOf = (path: Mistake['path']): string => (path[0] === 'settings' ? path.slice(1) : path).join('.');

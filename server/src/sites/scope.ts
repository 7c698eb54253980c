/** Which site a query may touch: every noun function that is not about one member takes one. */
export interface SiteScope {
  readonly siteId: number;
}

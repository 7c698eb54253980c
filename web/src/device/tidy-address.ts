/** What was asked by `t` stands in the address no more, whatever it was. */
export function tidyAddress(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('t')) return;
  address.searchParams.delete('t');
  window.history.replaceState(window.history.state, '', address);
}

/** Whether a landing page is around a member, whom its address names: it is no address by itself. */
export const isAroundMember = (lander: string): boolean => lander.startsWith('landing');

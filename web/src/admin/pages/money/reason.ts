/** How long a reason or reference is, as the contract has it. */
export const fewestReason = 3;
export const mostReason = 500;

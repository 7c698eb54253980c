import type { ReactNode } from 'react';
import { LogIcon, StaffIcon } from '../../../ui/icons.ts';
import type { PlaceName } from './places.ts';

/** The picture of each page of the rail. */
export const placeIcons: Readonly<Record<PlaceName, ReactNode>> = {
  people: <StaffIcon />,
  log: <LogIcon />,
};

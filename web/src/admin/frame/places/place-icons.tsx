import type { ReactNode } from 'react';
import { LogIcon, MailIcon, MembersIcon, PhotosIcon, ReportIcon, StaffIcon } from '../../../ui/icons.ts';
import type { PlaceName } from './places.ts';

/** The picture of each page of the rail. */
export const placeIcons: Readonly<Record<PlaceName, ReactNode>> = {
  photos: <PhotosIcon />,
  reports: <ReportIcon />,
  complaints: <MailIcon />,
  members: <MembersIcon />,
  people: <StaffIcon />,
  log: <LogIcon />,
};

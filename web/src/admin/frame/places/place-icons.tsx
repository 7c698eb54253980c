import type { ReactNode } from 'react';
import {
  DiscountIcon,
  TableIcon,
  LanguageIcon,
  OverviewIcon,
  FictionalIcon,
  LogIcon,
  MailIcon,
  MandateIcon,
  MembersIcon,
  NumbersIcon,
  PaymentsIcon,
  PhotosIcon,
  ReportIcon,
  RiskIcon,
  StaffIcon,
  UndoIcon,
  VerifiedIcon,
  WalletIcon,
} from '../../../ui/icons.ts';
import type { PlaceName } from './places.ts';

/** The picture of each page of the rail. */
export const placeIcons: Readonly<Record<PlaceName, ReactNode>> = {
  overview: <OverviewIcon />,
  numbers: <NumbersIcon />,
  photos: <PhotosIcon />,
  verifications: <VerifiedIcon />,
  reports: <ReportIcon />,
  complaints: <MailIcon />,
  objections: <UndoIcon />,
  suspicions: <RiskIcon />,
  inbox: <FictionalIcon />,
  members: <MembersIcon />,
  payments: <PaymentsIcon />,
  refunds: <WalletIcon />,
  debits: <MandateIcon />,
  codes: <DiscountIcon />,
  texts: <LanguageIcon />,
  inventory: <TableIcon />,
  people: <StaffIcon />,
  log: <LogIcon />,
};

import { FilesPage } from './files-page.tsx';

/** What was reported from profile, chat or the public forms (T59, T73, T122). */
export const ReportsPage = () => <FilesPage queue="reports" />;

/** Complaints about the service (T134). */
export const ComplaintsPage = () => <FilesPage queue="complaints" />;

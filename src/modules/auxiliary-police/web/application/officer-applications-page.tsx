import { ApplicationPage } from './application-page.tsx';

/** Applications about officers. */
export const Page = () => <ApplicationPage type="Officer" />;

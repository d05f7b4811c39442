import { ApplicationPage } from './application-page.tsx';

/** Applications about assets. */
export const Page = () => <ApplicationPage type="Asset" />;

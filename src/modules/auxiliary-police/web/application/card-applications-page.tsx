import { ApplicationPage } from './application-page.tsx';

/** Applications for cards. */
export const Page = () => <ApplicationPage type="Card" />;

import { ApplicationPage } from './application-page.tsx';

/** Applications of every type. */
export const Page = () => <ApplicationPage />;

import { ApplicationPage } from './application-page.tsx';

/** Applications about ranks. */
export const Page = () => <ApplicationPage type="Rank" />;

import { ApplicationPage } from './application-page.tsx';

/** Applications for places on courses. */
export const Page = () => <ApplicationPage type="Course" />;

/** What other modules may use of identity's web room. */
export { AdminHead, useAdmin } from './admin/admin-head.tsx';

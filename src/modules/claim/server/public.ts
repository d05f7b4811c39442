/** What other modules may ask of claims. */
export { claimVisit, type VisitEnd, type VisitJourney } from './visit/claim-visit.ts';

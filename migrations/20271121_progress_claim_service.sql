-- The day on which a claim was served, where it was another than that of its submission: its payment response is counted from it.
alter table pcr_claims add column served_on date;

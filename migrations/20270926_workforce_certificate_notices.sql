-- Which end of a certificate was announced, and how many days before: a certificate whose end is changed is announced anew.
alter table wom_certificates add column told_for date, add column told_days smallint;

-- No tagline of its own: the portal's stands there, in the language of the reader.
update domains set tagline = null where tagline = 'Your workforce, well looked after';

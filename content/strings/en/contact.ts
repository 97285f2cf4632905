/** The contact page. */
export const contact = {
  headOffice: 'Head office',
  factory: 'Factory address',
  information: 'Contact information',
  fax: 'Fax',
  helpline: 'Helpline',
  openingHours: 'Opening hours',
  form: {
    subject: 'Message from the website',
    name: 'Name',
    email: 'Email address',
    telephone: 'Mobile Number',
    message: 'Message',
  },
  map: {
    title: 'Find the factory',
    open: 'Open it in Google Maps',
    missing: 'The map did not load.',
    frame: 'Map: {brand}, factory in {city}',
    way: 'Take the N3 north out of Dhaka, and turn east at Mawna for Sreepur.',
  },
  plan: {
    label:
      'The way to the factory: from Dhaka on the road N3 through Tongi, Gazipur Chowrasta and Rajendrapur to Mawna, there east to {street}.',
    towns: ['Dhaka', 'Tongi', 'Gazipur Chowrasta', 'Rajendrapur', 'Mawna'],
    factory: 'Our factory, Sreepur',
    road: 'N3 to Mymensingh',
    north: 'N',
    note: 'From Dhaka to the factory, not to scale.',
  },
};

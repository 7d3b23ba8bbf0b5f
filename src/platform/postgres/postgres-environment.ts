/** All that PostgreSQL's programs see of our environment: no locale, time zone or secret of the machine reaches them. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

# The portal in three stages: what it needs while it runs, the production build, and the image of both. See README.md.

FROM node:24-bookworm-slim AS dependencies
WORKDIR /portal
COPY package.json package-lock.json ./
COPY patches patches
RUN npm ci --omit=dev

FROM node:24-bookworm-slim AS build
WORKDIR /portal
COPY package.json package-lock.json ./
COPY patches patches
RUN npm ci
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /portal
# Files that the portal writes: mails without a mail server, social cards, and the embedded database without DATABASE_URL.
RUN mkdir /data && chown node:node /data
# The sources themselves: the start compares them with the build, and games, pictures and migrations are read from them.
COPY . .
COPY --from=dependencies /portal/node_modules node_modules
COPY --from=build /portal/build build
COPY --from=build /portal/public/build public/build
USER node
# MALLOC_ARENA_MAX is the C library's: with fewer places to take memory from, less of it lies about.
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthcheck').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# What npm start does, without npm between the signal to stop and the portal.
CMD ["node", "--max-semi-space-size=16", "scripts/start.mjs", "build/portal.js"]

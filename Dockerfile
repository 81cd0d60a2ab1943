# Container image of Matchdesk, built in one stage and run by the user "node" in another.
#   docker build -t matchdesk . && docker run -p 127.0.0.1:8787:8787 -e STAFF_USERS=NAME:HASH matchdesk
# It does not start without sign-in (exit code 78 and an error message), because a container listens on
# all addresses. `npm run hash-password -- NAME` prints NAME:HASH. `-e STAFF_AUTH=off` makes everyone
# who can reach the server staff.
# 24.18.0: the recommended release line.
ARG NODE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

FROM ${NODE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# Libraries that are not bundled, because they load binaries.
FROM ${NODE} AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --omit=dev

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data
# Limit of the JavaScript heap, in MB: the process exits at the limit instead of using up the
# machine's memory. The allocators of the C library and of the image renderer return large blocks to
# the system.
ENV NODE_OPTIONS="--max-old-space-size=224" \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 \
    MIMALLOC_ARENA_EAGER_COMMIT=0 MIMALLOC_PURGE_DELAY=0
WORKDIR /app
RUN mkdir --mode=0700 /data && chown node:node /data
COPY --from=libraries /app/node_modules node_modules
COPY --from=build /app/dist dist
# Needed by `npm run backup` and the other commands, and by the health check.
COPY scripts/require-node.cjs scripts/run.mjs scripts/sources.mjs scripts/healthcheck.mjs scripts/
COPY package.json LICENSE ./
USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=15s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "scripts/healthcheck.mjs"]
# Node runs as process 1 and receives signals. Without __proto__, JSON that contains it cannot
# change prototypes; new objects have 8 MB instead of 32.
CMD ["node", "--disable-proto=delete", "--max-semi-space-size=4", "dist/server/main.js"]
